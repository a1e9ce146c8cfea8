/** The English texts of sending a success story. */
import articleForm from "#messages/en/article-form.json";
import articles from "#messages/en/articles.json";
import businesses from "#messages/en/businesses.json";
import fields from "#messages/en/fields.json";
import storyForm from "#messages/en/story-form.json";

export const messages = { ...articleForm, ...articles, ...businesses, ...fields, ...storyForm };
