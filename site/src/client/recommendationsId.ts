/** The id of the recommendations, to which a sold-out product links. */
export const recommendationsId = 'like-it';
