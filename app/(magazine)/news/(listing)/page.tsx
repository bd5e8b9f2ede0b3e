import { firstPage, firstPageMetadata } from '@/app/(magazine)/listing-routes'

export const generateMetadata = () => firstPageMetadata('news')
export default firstPage('news')
