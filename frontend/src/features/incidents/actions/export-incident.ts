import { errorText } from '../../../lib/api/error-text.ts'
import { fetchExport } from '../api/fetch-export.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'

export async function exportIncident(id: string, format: 'md' | 'json'): Promise<void> {
  try {
    const url = URL.createObjectURL(await fetchExport(id, format))
    const link = document.createElement('a')
    link.href = url
    link.download = `incident-${id}.${format}`
    link.click()
    URL.revokeObjectURL(url)
  } catch (error) {
    showToast({ type: 'error', title: 'Export Failed', message: errorText(error) })
  }
}
