/** The English texts of news, blog posts and success stories, with what is said of them. */
import articles from "#messages/en/articles.json";
import discussion from "#messages/en/discussion.json";

export const messages = { ...articles, ...discussion };
