const THING = 'application|server|service|app|daemon|version|v?\\d+\\.\\d+|process|java|jvm|engine|instance|agent'
const BANNER = new RegExp(
  `^\\W*(?:[\\w.-]{1,80} )?(?:starting(?: up)?|booting|launching|initiali[sz]ing)\\b.{0,60}\\b(?:${THING})\\b` +
    `|^\\W*(?:\\w+ )?(?:${THING}) (?:is )?(?:starting|started|booting)\\b|\\bstart-?up (?:complete|begins?)\\b|^\\W*booting\\b`,
  'i',
)
const OTHERS_WORK =
  /\b(?:job|session|task|request|scan|backup|import|export|batch|run|build|transaction|timer|thread|stage|step|saving|save|background|by pid|query|sync|election|rebalance|container|pod)\b|[\w@-]\.(?:service|timer|socket|mount|scope|target|slice)\b/i

/** A service, and no work of its own, says that it starts. */
export const saysServiceStarts = (text: string): boolean => BANNER.test(text) && !OTHERS_WORK.test(text)

const START = /^[^\w.-]{0,8}(?:[\w.-]{1,40}: )?(?:re)?(?:starting|started|booting|initiali[sz]ing|launching)\b/i

/** Something says at its head that it starts, whatever it is. */
export const saysStart = (text: string): boolean => START.test(text)
