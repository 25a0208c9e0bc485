import { findFreePort as find } from '@holdfast/database/embedded/find-free-port'

/** For tests of the page, which may import no other package of the server's. */
export const findFreePort = (): Promise<number> => find()
