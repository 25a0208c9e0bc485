const MONTHS = new Map<string, number>()
const NAMES: readonly (readonly string[])[] = [
  ['jan', 'january', 'janv', 'januar', 'ene', 'enero', 'gen', 'jän', 'janvier'],
  ['feb', 'february', 'fév', 'févr', 'février', 'februar', 'febrero', 'fev'],
  ['mar', 'march', 'mars', 'mär', 'märz', 'mrz', 'marzo', 'maart', 'mrt'],
  ['apr', 'april', 'avr', 'avril', 'abr', 'abril', 'aprile'],
  ['may', 'mai', 'mayo', 'mag', 'maggio', 'mei', 'maj'],
  ['jun', 'june', 'juin', 'juni', 'junio', 'giu', 'giugno'],
  ['jul', 'july', 'juil', 'juillet', 'juli', 'julio', 'lug', 'luglio'],
  ['aug', 'august', 'aoû', 'août', 'ago', 'agosto', 'augustus'],
  ['sep', 'sept', 'september', 'septembre', 'septiembre', 'set', 'settembre'],
  ['oct', 'october', 'octobre', 'okt', 'oktober', 'octubre', 'ott', 'ottobre', 'out'],
  ['nov', 'november', 'novembre', 'noviembre'],
  ['dec', 'december', 'déc', 'décembre', 'dez', 'dezember', 'dic', 'diciembre', 'dicembre'],
]
for (const [index, names] of NAMES.entries()) for (const name of names) MONTHS.set(name, index + 1)

const WEEKDAYS = new Set(
  'sun mon tue wed thu fri sat sunday monday tuesday wednesday thursday friday saturday'.split(' '),
)

/** 1..12, or 0 when the word is no month. */
export function monthOfName(word: string): number {
  return MONTHS.get(word.toLowerCase()) ?? 0
}

export function isWeekday(word: string): boolean {
  return WEEKDAYS.has(word.toLowerCase())
}

/** In other languages, where a day and a month follow: alone, such words mean other things. */
const FOREIGN_WEEKDAYS = new Set(
  'lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche mon die mit don fre sam son montag dienstag mittwoch donnerstag freitag samstag sonntag mié jue vie sáb dom lunes martes miércoles jueves viernes sábado domingo'.split(
    ' ',
  ),
)
const DAY_AND_MONTH = /^[.,]{0,2} \d{1,2}\.? \p{L}{3,10}\.? \d{4}/u

export const isForeignWeekday = (word: string, behind: string): boolean =>
  FOREIGN_WEEKDAYS.has(word.toLowerCase()) && DAY_AND_MONTH.test(behind)

/** Days since 1970-01-01 in the proleptic Gregorian calendar: `Date.UTC` without its checks. */
export function daysFromCivil(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}
