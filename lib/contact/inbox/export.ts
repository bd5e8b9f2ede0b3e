import type { Message } from './queries'
import { toCsv } from '@/lib/csv'

const HEADER = ['Received', 'Name', 'Email', 'Phone', 'Subject', 'Health interest', 'Message', 'Read', 'Archived']
const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** Messages as a spreadsheet file; times in UTC. */
export function messagesCsv(messages: Message[]): string {
  const rows = messages.map((message) => [
    message.createdAt,
    message.name,
    message.email,
    message.phone ?? '',
    message.subject,
    message.interests ?? '',
    message.message,
    yesNo(message.isRead),
    yesNo(message.isArchived),
  ])
  return toCsv([HEADER, ...rows])
}
