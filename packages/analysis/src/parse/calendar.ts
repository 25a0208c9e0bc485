import { isDigit } from './scan-clock.ts'

const NAMES: readonly (readonly string[])[] = [
  [
    'jan',
    'january',
    'janv',
    'januar',
    'ene',
    'enero',
    'gen',
    'jän',
    'janvier',
    'янв',
    'января',
    'січ',
    'sty',
    'stycznia',
    'oca',
    'ocak',
    'janeiro',
    'januari',
    'gennaio',
    'ledna',
    'tammikuuta',
    'janúar',
  ],
  [
    'feb',
    'february',
    'fév',
    'févr',
    'février',
    'februar',
    'febrero',
    'fev',
    'фев',
    'февр',
    'февраля',
    'лют',
    'lut',
    'lutego',
    'şub',
    'şubat',
    'fevereiro',
    'februari',
    'febbraio',
    'února',
  ],
  [
    'mar',
    'march',
    'mars',
    'mär',
    'märz',
    'mrz',
    'marzo',
    'maart',
    'mrt',
    'мар',
    'марта',
    'бер',
    'marca',
    'mart',
    'março',
    'března',
  ],
  [
    'apr',
    'april',
    'avr',
    'avril',
    'abr',
    'abril',
    'aprile',
    'апр',
    'апреля',
    'кві',
    'kwi',
    'kwietnia',
    'nis',
    'nisan',
    'dubna',
  ],
  ['may', 'mai', 'mayo', 'mag', 'maggio', 'mei', 'maj', 'мая', 'май', 'тра', 'maja', 'mayıs', 'maio', 'května'],
  [
    'jun',
    'june',
    'juin',
    'juni',
    'junio',
    'giu',
    'giugno',
    'июн',
    'июня',
    'чер',
    'cze',
    'czerwca',
    'haz',
    'haziran',
    'junho',
    'června',
  ],
  [
    'jul',
    'july',
    'juil',
    'juillet',
    'juli',
    'julio',
    'lug',
    'luglio',
    'июл',
    'июля',
    'лип',
    'lip',
    'lipca',
    'tem',
    'temmuz',
    'julho',
    'července',
  ],
  [
    'aug',
    'august',
    'aoû',
    'août',
    'ago',
    'agosto',
    'augustus',
    'авг',
    'августа',
    'сер',
    'sie',
    'sierpnia',
    'ağu',
    'ağustos',
    'augusti',
    'srpna',
  ],
  [
    'sep',
    'sept',
    'september',
    'septembre',
    'septiembre',
    'set',
    'settembre',
    'сен',
    'сент',
    'сентября',
    'вер',
    'wrz',
    'września',
    'eyl',
    'eylül',
    'setembro',
    'září',
  ],
  [
    'oct',
    'october',
    'octobre',
    'okt',
    'oktober',
    'octubre',
    'ott',
    'ottobre',
    'out',
    'окт',
    'октября',
    'жов',
    'paź',
    'października',
    'eki',
    'ekim',
    'outubro',
    'října',
  ],
  [
    'nov',
    'november',
    'novembre',
    'noviembre',
    'ноя',
    'нояб',
    'ноября',
    'лис',
    'lis',
    'listopada',
    'kas',
    'kasım',
    'novembro',
    'listopadu',
  ],
  [
    'dec',
    'december',
    'déc',
    'décembre',
    'dez',
    'dezember',
    'dic',
    'diciembre',
    'dicembre',
    'дек',
    'декабря',
    'гру',
    'gru',
    'grudnia',
    'ara',
    'aralık',
    'dezembro',
    'prosince',
  ],
]
/** In the languages in which few log; what is short and an English word is left out. */
const FURTHER: readonly string[] = [
  'gener ian ianuarie jaan jaanuar janar január januára janvāris jänner leden sausio sausis sij siječanj siječnja styczeń tammi tammikuu xaneiro ιαν ιανουαρίου сту студзень студзеня січень січня январь януари јан јануар јануари',
  'febr febreiro febrer februarie február februára februāris febrúar helmi helmikuu helmikuuta luty shkurt vasario vasaris veebr veebruar velj veljača veljače úno únor φεβ φεβρουαρίου лютага лютий лютого люты феб фебруар февраль февруари',
  'bře březen kovas kovo maalis maaliskuu maaliskuuta marec maret martie marts marzec març márc március märts ožu ožujak ožujka μαρ μαρτίου березень березня март сак сакавік сакавіка',
  'aprilie aprill apríl apríla aprīlis balandis balandžio duben huhti huhtikuu huhtikuuta kwiecień prill travanj travnja ápr április απρ απριλίου апрель април квіт квітень квітня кра красавік красавіка',
  'gegužė gegužės kvě květen maig maijs maí máj mája május svi svibanj svibnja touko toukokuu toukokuuta μαΐ μαΐου мај трав травень травня',
  'birželio birželis czerwiec iun iunie junij juny juuni jún júna június júní jūn jūnijs kesä kesäkuu kesäkuuta lipanj lipnja qershor xuño červen čvn ιουν ιουνίου июнь черв червень червня чэр чэрвень чэрвеня юни јун јуни',
  'heinä heinäkuu heinäkuuta iul iulie julai julij juliol juuli júl júla július júlí jūl jūlijs korr korrik liepa liepos lipiec srpanj srpnja xullo červenec čvc ιουλ ιουλίου июль липень липня ліп ліпень ліпеня юли јул јули',
  'agost agu agustus augusta augusts augusztus avgust elokuu elokuuta gush gusht kolovoz kolovoza ogos rugpjūtis rugpjūčio sierpień srpen ágú ágúst αυγ αυγούστου август жні жнівень жніўня серп серпень серпня',
  'rugsėjis rugsėjo rujan rujna septembar septembra septembrie septembris setembre shtator syys syyskuu syyskuuta szept szeptember wrzesień zář σεπ σεπτεμβρίου верасень верасня вересень вересня сентябрь сеп септембар септември',
  'loka lokakuu lokakuuta octombrie oktobar oktobris oktoober október októbra październik spalio spalis tetor říj říjen οκτ οκτωβρίου жовт жовтень жовтня кас кастрычнік кастрычніка октобар октомври октябрь',
  'lapkritis lapkričio marras marraskuu marraskuuta noiembrie novembar novembra novembris nën nëntor nóv nóvember studeni studenoga νοε νοεμβρίου лист листопад листопада ліс лістапад лістапада нов новембар ное ноември ноябрь',
  'decembar decembra decembrie decembris decembro des desember desembre dets detsember dhjetor disember grudzień gruodis gruodžio joulu joulukuu joulukuuta prosinac prosinca prosinec δεκ δεκεμβρίου груд грудень грудня декабрь декември дец децембар сне снежань снежня',
]
export const MONTHS = new Map(
  [...FURTHER.map((names) => names.split(' ')), ...NAMES].flatMap((names, index) =>
    names.map((name) => [name, (index % NAMES.length) + 1] as const),
  ),
)

export const WEEKDAYS = new Set(
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
export const FOREIGN_WEEKDAYS = new Set(
  'lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche mon die mit don fre sam son montag dienstag mittwoch donnerstag freitag samstag sonntag mié jue vie sáb dom lunes martes miércoles jueves viernes sábado domingo gio lunedì martedì mercoledì giovedì venerdì sabato domenica seg ter qua qui sex segunda terça quarta quinta sexta ma di wo vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag mån tis ons tor fre lör sön пн вт ср чт пт сб вс понедельник вторник среда четверг пятница суббота воскресенье pon wt śr czw pt sob niedz mo di mi do fr sa so man tir lør søn mandag tirsdag onsdag torsdag fredag lørdag søndag ti ke pe út čt pá нд pzt çar cum cmt'.split(
    ' ',
  ),
)
const DAY_AND_MONTH =
  /^[.,]{0,2} (?:\d{1,2}\.? (?:de )?\p{L}{3,12}\.? (?:de )?\d{4}|\d{1,2}[./-](?:\d{1,2}|\p{L}{3,12})[./-]\d{4}[ ,]|\d{4}[./-]\d\d[./-]\d\d[ T])/u

/** Whether the word that ends at `end` is such a day. */
export const isForeignWeekday = (word: string, text: string, end: number): boolean =>
  FOREIGN_WEEKDAYS.has(word.toLowerCase()) &&
  !isClockBehindDay(text, end) &&
  DAY_AND_MONTH.test(text.slice(end, end + MAX_DATE))

/** Cheap: in ' 12 10:15:30' a clock stands where a month's name would, as behind English months. */
const isClockBehindDay = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 32 && text.charCodeAt(at + 3) === 32 && isDigit(text.charCodeAt(at + 4))

const MAX_DATE = 28

/** Days since 1970-01-01 in the proleptic Gregorian calendar: `Date.UTC` without its checks. */
export function daysFromCivil(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}
