/** The Hindi texts of the editors' screens. */
import articleForm from "#messages/hi/article-form.json";
import articles from "#messages/hi/articles.json";
import businesses from "#messages/hi/businesses.json";
import fields from "#messages/hi/fields.json";
import places from "#messages/hi/places.json";
import richText from "#messages/hi/rich-text.json";
import staffArticles from "#messages/hi/staff-articles.json";

export const messages = {
  ...articleForm,
  ...articles,
  ...businesses,
  ...fields,
  ...places,
  ...richText,
  ...staffArticles,
};
