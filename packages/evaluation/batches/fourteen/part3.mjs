import * as a from './part3a.mjs'
import * as b from './part3b.mjs'
export const cases = {
  'fourteen-15-shuffle': a.shuffle,
  'fourteen-16-stream': a.stream,
  'fourteen-17-search': a.search,
  'fourteen-18-mqtt': b.mqtt,
  'fourteen-19-cards': b.cards,
  'fourteen-20-spot': b.spot,
  'fourteen-21-functions': b.functions,
}
