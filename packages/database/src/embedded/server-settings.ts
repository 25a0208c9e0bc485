export interface ServerSettings {
  readonly port: number
  readonly walCompression: 'lz4' | 'pglz'
}

/** Durable and small: an idle server should cost little, and may never lose what it confirmed. */
export function serverSettings({ port, walCompression }: ServerSettings): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_connections: '300',
    shared_buffers: '64MB',
    effective_cache_size: '512MB',
    maintenance_work_mem: '64MB',
    work_mem: '8MB',
    // For the queue's temporary tables, which are small; each of its connections would keep 8 MB.
    temp_buffers: '1MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    wal_compression: walCompression,
    max_wal_size: '1GB',
    checkpoint_timeout: '10min',
    // Without helper processes: they would cost memory and win nothing at this size.
    io_method: 'sync',
    max_worker_processes: '4',
    max_logical_replication_workers: '0',
    max_parallel_workers_per_gather: '1',
    autovacuum_max_workers: '2',
    jit: 'off',
    huge_pages: 'off',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
  }
}

export function settingArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
