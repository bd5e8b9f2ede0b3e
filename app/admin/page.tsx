import { redirect } from 'next/navigation'
import { requireAdminContext } from '@/lib/auth/session'

export default async function AdminPage() {
  await requireAdminContext()
  redirect('/admin/blog')
}
