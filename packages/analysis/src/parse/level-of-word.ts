import type { Level } from '../model/log-event.ts'

const WORDS: Readonly<Record<Level, string>> = {
  trace: 'trace trce trc finest finer verbose verb vrb silly trivia all',
  debug: 'debug dbug dbg fine d1 d2 d3 d4 d5 debug1 debug2 debug3 debug4 debug5 deb',
  info: 'info inf information informational notice noti note log config normal notification audit success hint detail statement query context',
  warn: 'warn warning wrn warnings deprecation caution',
  error: 'error err eror errors severe erro failure',
  fatal: 'fatal ftl crit critical alert emerg emergency panic dpanic ftal fault crt',
}

const OWN_WORDS = (Object.entries(WORDS) as [Level, string][]).flatMap(([level, words]) =>
  words
    .split(' ')
    .flatMap((word) =>
      [word, word.toUpperCase(), word.slice(0, 1).toUpperCase() + word.slice(1)].map((form) => [form, level] as const),
    ),
)

/** In the languages that databases and application servers are told to speak; bare only in capitals, where a script has them. */
const FOREIGN: Readonly<Partial<Record<Level, string>>> = {
  trace:
    'ТРАССИРОВКА 追踪 跟踪 トレース PLUS_PRÉCIS FEINER FEINST FEINSTE TRAZA RASTREO RASTREIO RASTRO SPUR SPOOR SPOR SPÅR TRACCIA ŚLAD STOPA TRASOVÁNÍ TRASOVANIE NYOMKÖVETÉS URMĂRIRE СЛЕД ТРАССА ТРАСУВАННЯ İZ İZLEME JÄLJITYS ΙΧΝΟΣ JEJAK 추적 追跡 跟蹤 VERBEUX DETALLADO DETTAGLIATO DÉTAILLÉ UITGEBREID AUSFÜHRLICH تتبع מעקב ردیابی ट्रेस อธิบายละเอียด ติดตาม ТРАСИРАНЕ ТРАГ ТРАСА ТРАССАЛАУ IZLASH İZLƏMƏ ТРАСЁРОЎКА THEO_DÕI VẾT TRUY_VẾT DẤU_VẾT FUATILIA',
  debug:
    'FOUTOPSPORING DÉTAIL DETALLE DETTAGLIO DETALHE SZCZEGÓŁ DEPURACIÓN DEPURAÇÃO DÉBOGAGE DÉBOGUAGE DIAGNOSE PRÉCIS FEIN FEINSTUFE DEBOGAGE DEPURAR DEPURA DEPURACION DEPURACAO FELSÖKNING FEJLFINDING ODPLUSKW DEBUGOWANIE HATA_AYIKLAMA НАЛАДКА ОТЛ 除錯 偵錯 ОТЛАДКА 调试 デバッグ 詳細 LADĚNÍ LADENIE AYIKLAMA 디버그 ΑΠΟΣΦΑΛΜΑΤΩΣΗ DEPANARE HIBAKERESÉS ДЕБЪГ VIANETSINTÄ FEILSØKING DEPURACIÓ SILUMINE DERINIMAS DÉBUG DÉBOG FEHLERSUCHE ЗНЕВАДЖЕННЯ НАЛАГОДЖЕННЯ HATAAYIKLAMA VIRHEENETSINTÄ 디버깅 RAZHROŠČEVANJE OTKLANJANJE GỠ_LỖI تصحيح تنقيح التصحيح ניפוי דיבאג ניפוי_שגיאות اشکال‌زدایی اشکالزدایی دیباگ डीबग दोषमार्जन ดีบัก แก้จุดบกพร่อง ดีบั๊ก ডিবাগ ОТКЛАЊАЊЕ ДЕБАГ ДЕБАГИРАЊЕ АДЛАДКА ОТЛАДКАЛАУ XATOLIK_TUZATISH SAZLAMA GỠ_RỐI UTATUZI GRAIKI FEJLSØGNING VIGASILMUMINE ATKĻŪDOŠANA VILLULEIT გამართვა ВОЗХУЛАХ ОТКЛАНЯВАНЕ ΕΝΤΟΠΙΣΜΟΣ ΕΚΣΦΑΛΜΑΤΩΣΗ AWAKUTU PENGAWAKUTUAN VIRHEENJÄLJITYS DEPURAZIONE FEHLERBEHEBUNG ΔΙΑΓΝΩΣΗ ДИАГНОСТИКА NYAHPEPIJAT',
  info: 'INFOS ANWEISUNG TIPP ZUSAMMENHANG INFORMACIÓN INFORMACION INFORMAÇÃO INFORMATION HINWEIS MELDUNG INFORMAZIONI INFORMAZIONE INFORMACAO INFORMATIE INFORMACJA INFORMACJE BİLGİ BILGI TIEDOTE MELDING INFORME ИНФ ІНФО 資訊 信息 정보 ИНФО ИНФОРМАЦИЯ СООБЩЕНИЕ 信息 情報 信息日志 정보성 ΠΛΗΡΟΦΟΡΙΑ ΠΛΗΡΟΦΟΡΙΕΣ INFORMAȚIE INFORMATIE INFORMÁCIÓ INFORMÁCIA INFORMACE INFORMACIJA OBAVIJEST TEAVE INFORMATIV INFORMASI THÔNG_TIN INFORMASJON INFORMAȚII ІНФОРМАЦІЯ TIEDOKSI TIETO MAKLUMAT OBVESTILO INFORMĀCIJA OPLYSNING UPPLÝSINGAR معلومات معلومة إعلام מידע اطلاعات اطلاع اطّلاعات सूचना जानकारी ข้อมูล สารสนเทศ แจ้งให้ทราบ তথ্য معلوماتی தகவல் సమాచారం ИНФОРМАЦИЈА ИНФОРМАЦИЯЛЫҚ АҚПАРАТ ІНФАРМАЦЫЯ МЭДЭЭЛЭЛ ИНФО_ПОРАКА ინფორმაცია ინფო MALUMOT MƏLUMAT THÔNG_BÁO TAARIFA IMPORMASYON EOLAS GWYBODAETH INFORMACIÓ INFORMAZIOA INLIGTING TEAVITUS OBAVEŠTENJE OBAVESTENJE ОБАВЕШТЕЊЕ ΕΝΗΜΕΡΩΣΗ BILGILENDIRME BİLGİLENDİRME INFORMAATIO TIEDOKSIANTO NOTIZIA MEDDELANDE ព័ត៌មាន ຂໍ້ມູນ သတင်းအချက်အလက်',
  warn: 'WARNUNG AVERTISSEMENT ATTENTION ADVERTENCIA AVISO AVVISO ATTENZIONE WAARSCHUWING VARNING ADVARSEL AVERT ATTN ALERTA OSTRZEŻENIE OSTRZEZENIE UWAGA UYARI VAROITUS VAROVÁNÍ FIGYELMEZTETÉS ПРЕД УВАГА ПОПЕРЕДЖЕННЯ 警報 경고 ΠΡΟΕΙΔΟΠΟΙΗΣΗ AVERTIZARE AVERTISMENT UPOZORENJE UPOZORNĚNÍ UPOZORNENIE HUOMIO ПРЕДУПР ВНИМ AVÍS HOIATUS ĮSPĖJIMAS BRĪDINĀJUMS PERINGATAN VÝSTRAHA VAROVANIE FIGYELEM ATENȚIE İKAZ AMARAN 주의 OPOZORILO CẢNH_BÁO ACHTUNG VIÐVÖRUN ПРЕДУПРЕЖДЕНИЕ ВНИМАНИЕ 警告 注意 تحذير إنذار تنبيه אזהרה هشدار اخطار चेतावनी सावधान คำเตือน เตือน ระวัง সতর্কতা সতর্কীকরণ انتباہ எச்சரிக்கை హెచ్చరిక УПОЗОРЕЊЕ ПРЕДУПРЕЖДАВАНЕ ПРЕДУПРЕДУВАЊЕ ЕСКЕРТУ ПАПЯРЭДЖАННЕ АНХААРУУЛГА გაფრთხილება OGOHLANTIRISH XƏBƏRDARLIQ CẢNH_CÁO CHÚ_Ý ONYO TAHADHARI BABALA RABHADH RHYBUDD ADVERTIMENT ABISUA WAARSKUWING PARALAJMËRIM PARALAJMERIM FIGYELMEZTETES VAROVANI ព្រមាន ເຕືອນ သတိပေးချက်',
  error:
    'FEHLER STÖRUNG ERREUR ERRO ERRORE GRAVE FOUT FEL FEJL BŁĄD BLAD STOERUNG HATA VIRHE CHYBA HIBA FALLO FALHA ERRORI ПОМИЛКА ОШИБ ОШ 錯誤 오류 ΣΦΑΛΜΑ EROARE GREŠKA POGREŠKA NAPAKA FEIL ГРЕШКА VIGA KLAIDA KĻŪDA KESALAHAN GALAT ХИБА ΛΑΘΟΣ RALAT 에러 LỖI 異常 ОШИБКА СБОЙ 错误 错 エラー 障害 خطأ خطا שגיאה त्रुटि ข้อผิดพลาด ผิดพลาด ত্রুটি غلطی பிழை లోపం ҚАТЕ ПАМЫЛКА АЛДАА შეცდომა XATO XATOLIK XƏTA SAI_SÓT SỰ_CỐ HITILAFU KOSA EARRÁID GWALL ERRADA ERROREA GABIM KLŪDA HIBAÜZENET VILLA កំហុស ຜິດພາດ အမှား خطای',
  fatal:
    'FATAAL FATALER SCHWERWIEGEND KRITISCH CRITIQUE CRÍTICO CRITICO PANIK KRITISK KRITIEK FATALE FATALI ALARM ALARME NOTFALL URGENCE KRITYCZNY KRİTİK KRITICKÁ KRIITTINEN KATASTROPHE КРИТ АВАРИЯ АВАРІЯ КРИТИЧНА 심각 緊急 ΚΡΙΣΙΜΟ CRITIC KRITIČNO KRITIČNA KRITIKUS КРИТИЧЕН 危険 KRYTYCZNY КРИТИЧЕСКАЯ КРИТИЧНО VÉGZETES КРИТИЧЕСКИЙ ФАТАЛЬНА ÖLÜMCÜL VAKAVA 치명 치명적 嚴重 USODNO KRIITILINE ALVORLIG ALLVARLIGT ФАТАЛЬНО 致命 致命的 重大 严重 حرج قاتل فادح حرجة خطير קריטי חמור بحرانی وخیم गंभीर घातक วิกฤต ร้ายแรง วิกฤติ মারাত্মক গুরুতর سنگین தீவிர ФАТАЛНА ФАТАЛНО ФАТАЛЬНЫЙ СЫНДЫ КРЫТЫЧНА НОЦТОЙ კრიტიკული KRITIK KRITIKUR NGHIÊM_TRỌNG KHẨN_CẤP TRẦM_TRỌNG KRITIKAL CRITIGOL CRÍTIC KRITIKOA KRITIES FATALIS FATĀLA KRITINĖ KRITISKA KRĪTISKA ΜΟΙΡΑΙΟ ΚΡΙΣΙΜΗ GENTING DARURAT FATALNA FATALNY FATALNÍ ធ្ងន់ធ្ងរ',
}
const LEVELS = new Map(OWN_WORDS)
for (const [level, words] of Object.entries(FOREIGN) as [Level, string][])
  for (const joined of words.split(' '))
    for (const word of new Set([joined, joined.replaceAll('_', ' ')])) {
      LEVELS.set(word, level)
      const title = word.slice(0, 1) + word.slice(1).toLowerCase()
      if (!LEVELS.has(title)) LEVELS.set(title, level)
    }

/** Words that only structured fields and database prefixes use as a level: too common in prose. */
const WEAK = new Set(
  'all config normal audit success hint detail statement query context note log failure notification fine verb errors warnings deb d1 d2 d3 d4 d5 deprecation fault caution crt'.split(
    ' ',
  ),
)

const LETTERS: Readonly<Record<string, Level>> = {
  V: 'trace',
  T: 'trace',
  D: 'debug',
  I: 'info',
  N: 'info',
  W: 'warn',
  E: 'error',
  F: 'fatal',
  C: 'fatal',
  A: 'fatal',
}

const SYSLOG: readonly Level[] = ['fatal', 'fatal', 'fatal', 'error', 'warn', 'info', 'info', 'debug']

const FOREIGN_WORDS = new Set(Object.values(FOREIGN).flatMap((words) => words.split(' ')))

/** In any case but capitals such a word may be one of a sentence. */
const isForeign = (word: string): boolean =>
  word !== word.toUpperCase() && FOREIGN_WORDS.has(word.toUpperCase()) && !ENGLISH.has(word.toLowerCase())

const ENGLISH = new Set(['information'])

/** A level word in lower, upper or title case, anything else is null. */
export function levelOfWord(word: string): Level | null {
  return mayBeLevel(word) ? (LEVELS.get(word) ?? null) : null
}

/** As levelOfWord, without the words that stand in ordinary sentences or are database prefixes. */
export function strongLevelOfWord(word: string): Level | null {
  return mayBeLevel(word) ? (STRONG.get(word) ?? null) : null
}

/** As levelOfWord, without the words that are too common anywhere: what a mark sets off from a name may be foreign. */
export function markedLevelOfWord(word: string): Level | null {
  return WEAK.has(word.toLowerCase()) ? null : levelOfWord(word)
}

const STRONG = new Map([...LEVELS].filter(([word]) => !WEAK.has(word.toLowerCase()) && !isForeign(word)))

/** Of the words that start with a character of ASCII, a bit for each length. */
const LENGTHS = new Int32Array(128)
for (const word of LEVELS.keys())
  if (word.charCodeAt(0) < 128) LENGTHS[word.charCodeAt(0)] = (LENGTHS[word.charCodeAt(0)] ?? 0) | (1 << word.length)

/** Cheap: most words have another length than those that start as they do. */
function mayBeLevel(word: string): boolean {
  const first = word.charCodeAt(0)
  return word.length < 32 && (!(first < 128) || ((LENGTHS[first] ?? 0) & (1 << word.length)) !== 0)
}

export function levelOfLetter(letter: string): Level | null {
  return LETTERS[letter] ?? null
}

/** 0 emergency … 7 debug */
export function levelOfSyslogSeverity(severity: number): Level | null {
  return SYSLOG[severity] ?? null
}

/** OTLP severityNumber: four steps to a level from 1 (trace) to 24 (fatal). */
export function levelOfSeverityNumber(number: number): Level | null {
  if (!(number >= 1 && number <= 24)) return null
  return (['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)[Math.floor((number - 1) / 4)] ?? null
}

/** Numbers as loggers write them: pino and bunyan 10…60, .NET and python 0…50, syslog 0…7. */
export function levelOfNumber(number: number): Level | null {
  if (!Number.isFinite(number) || number < 0) return null
  if (number <= 7) return levelOfSyslogSeverity(number)
  // OpenTelemetry's steps; loggers count in tens.
  if (number <= 24 && number % 10 !== 0) return levelOfSeverityNumber(number)
  if (number < 20) return 'trace'
  if (number < 30) return 'debug'
  if (number < 40) return 'info'
  if (number < 50) return 'warn'
  if (number < 60) return 'error'
  return number <= 100 ? 'fatal' : null
}

/** 5xx is the server's fault, 4xx the caller's. */
export function levelOfStatus(status: number): Level {
  return status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info'
}
