'use client'

import { useState } from 'react'
import { RetentionForm } from './retention-form'
import { useAdminAction } from '../shared/use-admin-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** Opens the choice of how long messages are kept. */
export function RetentionSetting({ months, username }: { months: number; username: string }) {
  const { run, dialog } = useAdminAction(username)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        Change how long
      </Button>
      <Dialog open={isOpen} onClose={close} title="How long are messages kept?">
        <RetentionForm months={months} run={run} onDone={close} />
      </Dialog>
      {dialog}
    </>
  )
}
