import type { Level } from '../model/log-event.ts'

const COLORS: readonly (readonly [Level, string])[] = [
  ['info', 'green grün gruen vert verde groen grøn grön zielony zelená зелёный зеленый 绿 绿色 緑 녹색'],
  [
    'warn',
    'yellow amber orange gelb jaune amarillo giallo amarelo geel oranje gul żółty žlutá жёлтый желтый жовтий 黄 黄色 황색',
  ],
  ['error', 'red rot rouge rojo rosso vermelho rood rød röd czerwony červená красный червоний 红 红色 赤 적색'],
]
const LIGHTS = new Map(COLORS.flatMap(([level, words]) => words.split(' ').map((word) => [word, level] as const)))

/** How bad things are by the lights of a control room, where a key or a whole column vouches for the word. */
export const levelOfLight = (word: string): Level | null => LIGHTS.get(word.toLowerCase()) ?? null
