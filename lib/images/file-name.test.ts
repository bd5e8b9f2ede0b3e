import { expect, it } from 'vitest'
import { FILE_NAME_MAX, cleanFileName, fileNameOfUrl } from './file-name.ts'

it.each([
  ['Żurek z jajkiem (2).JPG', 'Żurek z jajkiem (2).JPG'],
  ['C:\\Users\\anna\\soup.jpg', 'soup.jpg'],
  ['/home/anna/soup.jpg', 'soup.jpg'],
  [' two  \n spaces\u202e.png ', 'two spaces .png'],
  ['', ''],
])('the file name %j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept)
})

it('cuts a file name at the limit of the database, and not inside a character', () => {
  expect([...cleanFileName('🍲'.repeat(300))]).toHaveLength(FILE_NAME_MAX)
})

it.each([
  ['https://example.com/a/b%C5%BCurek.jpg?w=200', 'bżurek.jpg'],
  ['https://example.com/%E0%A4%A.png', '%E0%A4%A.png'],
  ['https://example.com/', ''],
  ['pictures/beet%20soup.jpg', 'beet soup.jpg'],
  ['http://', ''],
])('the file name of %j is %j', (address, name) => {
  expect(fileNameOfUrl(address)).toBe(name)
})
