import { Button } from '../../ui/button.tsx'

interface ConnectionButtonProps {
  readonly isConnected: boolean
  /** Until the host's own page is there. */
  readonly isLeavingForHost: boolean
  readonly isConfigured: boolean
  readonly isDisconnecting: boolean
  readonly onConnect: () => void
  readonly onDisconnect: () => void
}

export function ConnectionButton(props: ConnectionButtonProps) {
  const { isConnected, isLeavingForHost, isConfigured, isDisconnecting, onConnect, onDisconnect } = props
  if (isConnected) {
    return (
      <Button disabled={isDisconnecting} onClick={onDisconnect}>
        Disconnect
      </Button>
    )
  }
  return (
    <Button
      tone="primary"
      disabled={isLeavingForHost || !isConfigured}
      {...(isConfigured ? {} : { title: 'GitHub is not configured on this installation. See below.' })}
      onClick={onConnect}
    >
      {isLeavingForHost ? 'Connecting...' : 'Connect'}
    </Button>
  )
}
