const COMPONENT = /^[a-z][a-z\d]*(?:[-_][a-z\d]+)*$/
const NO_COMPONENT =
  /^(?:main|root|default|console|std(?:out|err)|error|info|log|app|unknown)$|exec|thread|worker|pool|epoll|-\d+$/

/** A name as programs have it, and neither a thread's nor a word for any of them. */
export const isComponent = (name: string): boolean => COMPONENT.test(name) && !NO_COMPONENT.test(name)
