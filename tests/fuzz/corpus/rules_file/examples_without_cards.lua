return examples {
{ say="e", hands={ {},{},{},{} }, moves={}, to_act={} } }
