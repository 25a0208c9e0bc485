/** A call of the dashboard was answered 401: the stored sign-in is gone. */
export class AuthenticationError extends Error {
  constructor() {
    super('Authentication required. Please log in again.')
    this.name = 'AuthenticationError'
  }
}
