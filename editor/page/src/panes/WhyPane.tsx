// Why a card may be played or not: the steps it was judged by. And what a word of the language means.

import type { Word } from "../answers";
import { position, why } from "../play";
import { say, withPlainSigns } from "../texts";
import { showScript } from "../script/cursor";
import { wordNamed, wordNames, wordShown } from "../script/vocabulary";

function Rule({ place }: { place: string }) {
  const [file, line] = [place.slice(0, place.lastIndexOf(":")), place.slice(place.lastIndexOf(":") + 1)];
  if (!file) return <>{place}</>;
  return (
    <button class="place" onClick={() => void showScript(file, Number(line)).catch(() => undefined)}>
      {place}
    </button>
  );
}

function WordText({ word }: { word: Word }) {
  return (
    <section>
      <h2>
        <code>{word.name}</code>
      </h2>
      <p>
        <code>{word.written}</code>
      </p>
      <p>{word.says}</p>
      {word.example && <pre>{word.example}</pre>}
      {word.fields.length > 0 && (
        <dl>
          {word.fields.map((field) => (
            <div key={field.name}>
              <dt>
                <code>{field.name}</code> {field.types.join(" | ")}
              </dt>
              <dd>{field.says}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

// Every word of the language has its page, whether it stands in the script or not.
function WordSearch() {
  return (
    <p>
      <label>
        {say("look_up")}{" "}
        <input
          list="words"
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => {
            const word = wordNamed(withPlainSigns(event.currentTarget.value));
            if (word) wordShown.value = word;
          }}
        />
      </label>
      <datalist id="words">
        {wordNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </p>
  );
}

function cardNamed(code: string): string {
  const cards = position.value?.rows.flatMap((row) => row.items) ?? [];
  return cards.find((item) => item.card?.code === code)?.card?.name ?? code;
}

export function WhyPane() {
  const answer = why.value;
  return (
    <div class="why">
      {!answer && !wordShown.value && <p>{say("choose_a_card")}</p>}
      {answer && (
        <section>
          <h2>{cardNamed(answer.move.slice(answer.move.lastIndexOf(" ") + 1))}</h2>
          <p>{answer.legal ? say("is_legal") : answer.message}</p>
          {answer.rule && (
            <p>
              <Rule place={answer.rule} />
            </p>
          )}
          <ol>
            {answer.steps.map((step) => (
              <li key={step.rule + step.step}>
                <code>{step.step}</code> {step.binding && <b>{say("binding")}</b>}{" "}
                {step.offers.map(cardNamed).join(", ") || say("offers_nothing")}{" "}
                <Rule place={step.rule} /> {step.owner && <em class="own">{step.owner}</em>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <WordSearch />
      {wordShown.value && <WordText word={wordShown.value} />}
    </div>
  );
}
