import { firstPage, firstPageMetadata } from '@/app/(magazine)/listing-routes'

export const generateMetadata = () => firstPageMetadata('recipe')
export default firstPage('recipe')
