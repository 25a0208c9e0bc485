/** A weight is written as a digit: so many steps above or below the one in the middle. */
export const WEIGHT_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
export const MIDDLE_DIGIT = 32
