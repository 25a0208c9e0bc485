export const MailLink = ({ address }: { readonly address: string }) => (
  <a
    href={`mailto:${address}`}
    className="text-accent-ink rounded-sm font-medium underline underline-offset-2 wrap-anywhere"
  >
    {address}
  </a>
)
