import { describe, expect, it, vi } from 'vitest'
import { ToastStore } from './toast-store'

const info = (title: string) => ({ variant: 'info', title }) as const
const titles = (store: ToastStore) => store.getState().toasts.map(({ title }) => title)

describe('toast store', () => {
  it('shows and closes a toast and calls its listeners', () => {
    const store = new ToastStore()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    const id = store.show(info('Uploading'))
    expect(store.getState().toasts).toEqual([{ id, variant: 'info', title: 'Uploading' }])
    store.dismiss(id)
    expect(store.getState().toasts).toEqual([])
    stop()
    store.show(info('Later'))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('replaces an older toast with the same title', () => {
    const store = new ToastStore()
    store.show({ ...info('Access Denied'), description: '4 attempts remaining.' })
    store.show({ ...info('Access Denied'), description: '3 attempts remaining.' })
    expect(store.getState().toasts.map(({ description }) => description)).toEqual(['3 attempts remaining.'])
  })

  it('dismisses errors only', () => {
    const store = new ToastStore()
    store.show(info('Draft'))
    store.show({ variant: 'error', title: 'Publication Failed' })
    store.dismissErrors()
    expect(titles(store)).toEqual(['Draft'])
  })

  it('keeps four toasts, and drops the oldest that is not an error', () => {
    const store = new ToastStore()
    store.show({ variant: 'error', title: 'Not saved' })
    for (const title of ['a', 'b', 'c', 'd']) store.show(info(title))
    expect(titles(store)).toEqual(['Not saved', 'b', 'c', 'd'])
  })

  it('replaces a toast about the same subject, and dismisses the errors of one subject', () => {
    const store = new ToastStore()
    store.show({ variant: 'success', title: 'Pie moved to the bin', about: 'pie' })
    store.show({ variant: 'error', title: 'Not uploaded' })
    store.show({ variant: 'error', title: 'Pie not restored', about: 'pie' })
    expect(titles(store)).toEqual(['Not uploaded', 'Pie not restored'])
    store.dismissErrors('pie')
    expect(titles(store)).toEqual(['Not uploaded'])
  })
})
