const EAST_MINUTES = new Map(
  Object.entries({
    UTC: 0,
    GMT: 0,
    Z: 0,
    WET: 0,
    WEST: 60,
    BST: 60,
    CET: 60,
    MEZ: 60,
    CEST: 120,
    MESZ: 120,
    SAST: 120,
    CAT: 120,
    WAT: 60,
    EET: 120,
    EEST: 180,
    EAT: 180,
    TRT: 180,
    MSK: 180,
    IDT: 180,
    IRST: 210,
    SAMT: 240,
    GST: 240,
    AZT: 240,
    AFT: 270,
    PKT: 300,
    UZT: 300,
    YEKT: 300,
    IST: 330,
    NPT: 345,
    OMST: 360,
    ICT: 420,
    WIB: 420,
    KRAT: 420,
    HKT: 480,
    SGT: 480,
    MYT: 480,
    PHT: 480,
    AWST: 480,
    IRKT: 480,
    JST: 540,
    KST: 540,
    YAKT: 540,
    ACST: 570,
    ACDT: 630,
    AEST: 600,
    AEDT: 660,
    VLAT: 600,
    NZST: 720,
    NZDT: 780,
    BRT: -180,
    ART: -180,
    CLT: -240,
    COT: -300,
    PET: -300,
    NST: -210,
    NDT: -150,
    AST: -240,
    ADT: -180,
    EST: -300,
    EDT: -240,
    CST: -360,
    CDT: -300,
    MST: -420,
    MDT: -360,
    PST: -480,
    PDT: -420,
    AKST: -540,
    AKDT: -480,
    HST: -600,
    SST: -660,
  }),
)

/** Of the first letters of all these names, a bit for each last one. */
const LAST_LETTERS = new Int32Array(26)
for (const name of EAST_MINUTES.keys()) {
  const first = name.charCodeAt(0) - 65
  LAST_LETTERS[first] = (LAST_LETTERS[first] ?? 0) | (1 << (name.charCodeAt(name.length - 1) - 65))
}

/** Cheap: whether a word in capitals may be such a name; 'INFO' and 'WARN' are none. */
export const mayNameZone = (first: number, last: number): boolean =>
  ((LAST_LETTERS[first - 65] ?? 0) & (1 << (last - 65))) !== 0

/** Minutes east of UTC of a zone abbreviation in its most common reading, NaN when it is none. */
export function zoneOffsetOfName(name: string): number {
  return EAST_MINUTES.get(name) ?? Number.NaN
}
