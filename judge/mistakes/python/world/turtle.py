import turtle
turtle.forward(10)
