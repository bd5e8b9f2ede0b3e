import { useEffect, useState } from 'react'

/** An address of a file in this browser, given back when another one takes its place. */
export function useObjectUrl(file: Blob | null): string | null {
  const [address, setAddress] = useState<{ file: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    // The address belongs to this effect, which gives it back: it cannot be made while rendering.
    // eslint-disable-next-line react-x/set-state-in-effect -- see above
    setAddress({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return file !== null && address?.file === file ? address.url : null
}
