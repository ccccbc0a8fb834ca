import { ListingPage, listingMetadata, type ListingPageProps } from '../../../../../../page/ListingPage';

export const generateStaticParams = () => [];

export const generateMetadata = ({ params }: ListingPageProps) => listingMetadata('collection', params);

export default function CollectionPage({ params }: ListingPageProps) {
  return <ListingPage kind="collection" params={params} />;
}
