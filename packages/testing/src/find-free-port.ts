export { findFreePort } from '@holdfast/database/embedded/find-free-port'
