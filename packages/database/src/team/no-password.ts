/** No argon2 hash starts like this, so no password matches until the mailbox's owner chooses one. */
export const noPassword = '!'
