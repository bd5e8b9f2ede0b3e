'use client'

import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'

type Props = { label: string; hint: string; url: string; children?: ReactNode }

/** An address that is shown once, since only its hash is stored; `children` stand beside the button that copies it. */
export function SecretAddress({ label, hint, url, children }: Props) {
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.show({ variant: 'success', title: 'Copied' })
    } catch {
      const description = 'The browser does not allow it. Select the address instead.'
      toast.show({ variant: 'error', title: 'Not Copied', description })
    }
  }
  return (
    <>
      <InputField label={label} hint={hint} readOnly value={url} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy address
        </Button>
        {children}
      </div>
    </>
  )
}
