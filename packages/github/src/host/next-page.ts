/** The next page by the Link header; an address of another host is not followed, for the token would go there. */
export function nextPage(link: string | null, apiUrl: string): string | null {
  const next = /<([^<>]+)>\s*;\s*rel="next"/.exec(link ?? '')?.[1]
  if (next === undefined || !URL.canParse(next)) return null
  return new URL(next).origin === new URL(apiUrl).origin ? next : null
}
