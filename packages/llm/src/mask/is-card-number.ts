/** 13 to 19 digits of a card issuer's range (clocks in milliseconds begin with 1) whose check digit is right. */
export function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  if (!/^[2-6]\d{12,18}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = digit * 2
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
