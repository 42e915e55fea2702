/**
 * Copies a text, and answers whether that worked. Without a secure context, as at an address of a local network, only the
 * older way is there, which some browsers allow only while something is selected.
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!isSecureContext) return copyByCommand(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const copyByCommand = (text: string): boolean => {
  const put = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', put)
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', put)
  return isCopied
}
