/** `10.0.0.1 - - [01/Apr/2025:16:37:13 +0000] "GET …`: a client, two names, a time and a request. */
const ACCESS = /^\S{1,120} \S{1,60} \S{1,60} \[\d[^\]]{10,40}\] "/

/** Whether a line is built as web servers write what they were asked. */
export const isAccessLine = (text: string): boolean => text.includes('] "') && ACCESS.test(text)
