const RECORD = /^<((?:\w+:)?(?:Event|record|entry|log-?entry|log-?record|log-?event|row))[\s>]/i

/** The element that a record of XML starts with, or null: '<Event xmlns=…>', '<log4j:event …>', '<record>'. */
export const startsXmlRecord = (text: string): string | null =>
  text.charCodeAt(0) === 60 ? (RECORD.exec(text.slice(0, 40))?.[1] ?? null) : null
