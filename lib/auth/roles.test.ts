import { expect, test } from 'vitest'
import { roleSchema } from './roles'

const faultOf = (name: string | null, label: string) =>
  roleSchema
    .safeParse({ before: name && { name, label: 'Editor', rights: [] }, label, rights: [] })
    .error?.issues.map(({ message }) => message)

test('a new role needs a letter or a digit that its name can have', () => {
  expect(faultOf(null, 'Редактор')).toEqual(['Use a letter a to z or a digit, too'])
  expect(faultOf(null, 'Редактор 2')).toBeUndefined()
  expect(faultOf(null, 'Żółty')).toBeUndefined()
  expect(faultOf(null, ' ')).toEqual(['Give the role a name'])
})

test('a role that has its name may get any label', () => {
  expect(faultOf('editor', 'Редактор')).toBeUndefined()
})
