import { servicesMeta } from '@/lib/content/services'

export const metadata = servicesMeta

export default function ServicesPage() {
  return <h1 className="text-h1">{servicesMeta.title}</h1>
}
