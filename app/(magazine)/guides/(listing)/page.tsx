import { firstPage, firstPageMetadata } from '@/app/(magazine)/listing-routes'

export const generateMetadata = () => firstPageMetadata('guide')
export default firstPage('guide')
