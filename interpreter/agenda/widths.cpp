// Machine for decks of every width, where the folder is compiled as one file: the last of them.

#include "agenda/machine.h"

namespace houserule {

template class Machine<1>;
template class Machine<2>;
template class Machine<4>;

}  // namespace houserule
