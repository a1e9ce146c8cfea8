/** The English texts of the editors' screens. */
import articleForm from "#messages/en/article-form.json";
import articles from "#messages/en/articles.json";
import businesses from "#messages/en/businesses.json";
import fields from "#messages/en/fields.json";
import places from "#messages/en/places.json";
import richText from "#messages/en/rich-text.json";
import staffArticles from "#messages/en/staff-articles.json";

export const messages = {
  ...articleForm,
  ...articles,
  ...businesses,
  ...fields,
  ...places,
  ...richText,
  ...staffArticles,
};
