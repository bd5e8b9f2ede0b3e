import { describe, expect, it } from 'vitest'
import { withTyped } from './typed-ahead'

const example = {
  cash: '1000',
  oneOffs: [
    { name: 'Desk', month: '1' },
    { name: 'Chair', month: '2' },
  ],
}

describe('text typed before hydration', () => {
  it('replaces the served values of its fields, and no others', () => {
    const typed = new Map(Object.entries({ cash: '5', 'oneOffs.1.month': '7' }))
    expect(withTyped(example, typed, example)).toEqual({
      cash: '5',
      oneOffs: [
        { name: 'Desk', month: '1' },
        { name: 'Chair', month: '7' },
      ],
    })
  })

  it('is kept when a shared link has other values and fewer rows', () => {
    const shared = { cash: '1', oneOffs: [] }
    const typed = new Map([['oneOffs.1.name', 'Stool']])
    expect(withTyped(shared, typed, example)).toEqual({
      cash: '1',
      oneOffs: [
        { name: 'Desk', month: '1' },
        { name: 'Stool', month: '2' },
      ],
    })
  })

  it('includes an emptied field and an unticked checkbox', () => {
    const typed = new Map(Object.entries({ cash: '', isNet: '' }))
    expect(withTyped({ cash: '1', isNet: 'yes' }, typed, example)).toEqual({ cash: '', isNet: '' })
  })
})
