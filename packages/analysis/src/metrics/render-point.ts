import type { MetricPoint } from './metric-point.ts'

const BREAKS = /[\u0000-\u001f\u007f\u2028\u2029]/g

/** What a point says as one line. */
export const renderPoint = ({
  service,
  resource,
  name,
  unit,
  value,
}: Omit<MetricPoint, 'ref' | 'atMs' | 'kind'>): string =>
  `${service} ${name}=${value}${unit === '' ? '' : ` ${unit}`}${resource === '' ? '' : ` resource=${resource}`}`.replace(
    BREAKS,
    ' ',
  )
