/** What anybody may send: it carries no token, and its 401 is an answer like any other. */
export const publicCall = (name: string, body: unknown) =>
  ({ method: 'POST', path: `/api/v1/auth/${name}`, body, isPublic: true }) as const
