import { useEffect, useState } from 'react'

/** An object URL of a file, revoked when another file replaces it. */
export function useObjectUrl(file: Blob | null): string | null {
  const [address, setAddress] = useState<{ file: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    // The effect must create the URL, because its cleanup revokes it.
    // eslint-disable-next-line react-x/set-state-in-effect -- see above
    setAddress({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return file !== null && address?.file === file ? address.url : null
}
