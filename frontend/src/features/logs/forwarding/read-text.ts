import { errorText } from '../../../lib/api/error-text.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'

/** Null when the browser could not; somebody was told. */
export async function readText(file: File): Promise<string | null> {
  try {
    return await file.text()
  } catch (error) {
    showToast({
      type: 'error',
      title: 'File Read Error',
      message: `${file.name} could not be read: ${errorText(error)}`,
    })
    return null
  }
}
